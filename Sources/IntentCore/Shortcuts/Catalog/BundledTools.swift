/// The tools of this package by name. Each finds the others beside itself.
package let bundledTools = [
    "run-track", "run-import", "meditate", "shortcuts-list", "shortcuts-run", "shortcuts-mcp", "widget-render",
    "widget-cgi",
]
