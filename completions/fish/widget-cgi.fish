# Completion of widget-cgi for fish. Made by: widget-cgi --completion-script fish
# The tool itself is asked what may stand where.

function __widget_cgi
    set -l before (commandline -opc)
    while set -q before[1]; and not string match -q -- '*widget-cgi' $before[1]
        set -e before[1]
    end
    set -l typed (commandline -ct)
    # A quotation mark may still be open.
    set -l word (string unescape -- "$typed"; or string unescape -- "$typed'"; or string unescape -- "$typed\"")[1]
    set -l lines (command widget-cgi --complete-line $before[2..] "$word" 2>/dev/null </dev/null)
    if string match -qr -- '^\t' "$lines[1]"
        set -l behind (string sub -s 2 -- $lines[1])
        set -l begun (string sub -s (math 1 + (string length -- "$behind")) -- "$typed")
        for file in (complete -C "'' $begun")
            printf '%s%s\n' "$behind" $file
        end
    else
        # fish would take a ~ at the beginning for a home folder, unless the person has quoted it.
        if not string match -qr -- '^["\'\\\\]' "$typed"
            set lines (string match -v -- '~*' $lines)
        end
        set -q lines[1]; and printf '%s\n' $lines
    end
end

complete -c widget-cgi -f -k -a '(__widget_cgi)'
