/// The tools of this package by name. Each finds the others beside itself.
package let bundledTools = ["run-track", "meditate", "shortcuts-list", "shortcuts-run", "widget-render"]
