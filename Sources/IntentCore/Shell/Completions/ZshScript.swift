/// The script for zsh: a file of `$fpath`, which may be sourced as well.
///
/// The words go to `compadd` as an array, which takes them as they are; none is ever evaluated.
let zshScript = #"""
    #compdef TOOL
    # Completion of TOOL for zsh. Made by: TOOL --completion-script zsh
    # The tool itself is asked what may stand where.

    # Called as this file is, which zsh takes for the function at the first Tab.
    _TOOL() {
        local answer line word
        local -a before lines candidates shown
        local -i widest=0
        before=("${(@Q)words[2,CURRENT-1]}")
        # With the quotation marks that are open: inside of them a backslash is one.
        word=${(Q)${:-"$QIPREFIX$PREFIX$compstate[quote]"}}
        answer=$(command TOOL --complete-line "${before[@]}" "$word" 2>/dev/null </dev/null)
        [[ -n $answer ]] || return 1
        lines=("${(@f)answer}")

        if [[ $lines[1] == $'\t'* ]]; then
            compset -p $((${#lines[1]} - 1))
            _files
            return
        fi

        candidates=("${(@)lines%%$'\t'*}")
        for word in "${candidates[@]}"; do (( ${(m)#word} > widest )) && widest=${(m)#word}; done
        for line word in "${(@)lines:^candidates}"; do
            if [[ $line == *$'\t'* ]]; then
                shown+=("${(mr:widest:)word}  -- ${line#*$'\t'}")
            else
                shown+=("$word")
            fi
        done
        # Small letters find capitals, as in the tool itself.
        compadd -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' -o nosort -l -d shown -a candidates
    }

    if [[ $funcstack[1] == _TOOL ]]; then _TOOL "$@"; else compdef _TOOL TOOL; fi
    """#
