/// The script for bash, in the language of version 3.2 and without the bash-completion package.
///
/// Candidates stay data: they are never evaluated, expanded or given to `compgen -W`. The line is taken apart here and
/// not by `COMP_WORDS`, in which a colon or an equals sign ends a word.
///
/// The literal has two marks: with one, `\#` in the script would be an escape of Swift's own.
let bashScript = ##"""
    # Completion of TOOL for bash. Made by: TOOL --completion-script bash
    # The tool itself is asked what may stand where.

    # Takes the line up to the cursor apart, as far as no expansion is needed: sets words, word (the last one), quote (the
    # quotation mark that is open), and of the last word the part that readline keeps: kept (its length), kept_quote.
    FUNCTION_read_line() {
        local line=$1 start=$2 i character next is_word= is_target=
        words=() word= quote= kept=0 kept_quote=
        for ((i = 0; i < ${#line}; i++)); do
            if ((i == start)); then kept=${#word} kept_quote=$quote; fi
            character=${line:i:1}
            next=${line:i+1:1}
            case $quote:$character in
                "':'" | '":"') quote= ;;
                "':"*) word+=$character ;;
                '":\')
                    case $next in
                        [\"\\\$\`]) word+=$next i=$((i + 1)) ;;
                        *) word+=$character ;;
                    esac ;;
                '":'*) word+=$character ;;
                ":'" | ':"') quote=$character is_word=1 ;;
                ':\') word+=$next is_word=1 i=$((i + 1)) ;;
                :[\ $'\t'$'\n'\<\>\&\;\|\(])
                    case $character in
                        '<' | '>') [[ $word == *[!0-9]* ]] || is_word= ;;
                    esac
                    if [[ $is_word && ! $is_target ]]; then words+=("$word"); fi
                    if [[ $is_word ]]; then is_target=; fi
                    word= is_word=
                    case $character in
                        '<' | '>') is_target=1 ;;
                        ';' | '|' | '(') words=() ;;
                    esac ;;
                *) word+=$character is_word=1 ;;
            esac
        done
        if ((start >= ${#line})); then kept=${#word} kept_quote=$quote; fi
        if [[ $is_target ]]; then words=(); fi
    }

    # Sets REPLY to the text as it is typed inside these quotation marks, or outside of any; with a third argument, right
    # behind the one that opens them.
    FUNCTION_quote() {
        local text=$1 quote=$2 i character last=
        REPLY=
        # Where the text ends so, readline takes that for the end of the quotation.
        if [[ $quote && $text == *"$quote" ]]; then text=${text%?} last=$quote\\$quote; fi
        if [[ $quote == '"' && $text == *! && ! $last ]]; then last='"'; fi
        for ((i = 0; i < ${#text}; i++)); do
            character=${text:i:1}
            case $quote:$character in
                "':'") REPLY+="'\\''" ;;
                '":!') REPLY+='"\!"' ;;
                '":'[\"\\\$\`]) REPLY+=\\$character ;;
                [\"\']:*) REPLY+=$character ;;
                :[][\ \!\"\#\$\&\'\(\)\*\;\<\>\?\\\^\`\{\|\}\~]) REPLY+=\\$character ;;
                *) REPLY+=$character ;;
            esac
        done
        REPLY+=$last
        # Of two quotation marks in a row readline drops one.
        if [[ $quote && $3 && $REPLY == "$quote"* ]]; then REPLY=$quote$REPLY; fi
    }

    FUNCTION() {
        local IFS=$'\n' line=${COMP_LINE:0:COMP_POINT} words word quote kept kept_quote REPLY answer lines i common opened=
        COMPREPLY=()
        i=$((${#line} - ${#2}))
        FUNCTION_read_line "$line" "$i"
        if ((i)) && [[ $kept_quote && ${line:i-1:1} == "$kept_quote" ]]; then opened=1; fi
        while [[ ${words[0]-} == [A-Za-z_]*=* ]]; do words=("${words[@]:1}"); done

        if ((${#words[@]})); then
            answer=$(command TOOL --complete-line "${words[@]:1}" "$word" 2>/dev/null </dev/null)
        else
            answer=$'\t' # what follows < or >
        fi
        case $- in
            *f*) lines=($answer) ;;
            *) set -f; lines=($answer); set +f ;;
        esac
        ((${#lines[@]})) || return 0

        if [[ $lines == $'\t'* ]]; then
            i=$((${#lines} - 1))
            answer=$(compgen -f -- "${word:i}")
            case $- in
                *f*) COMPREPLY=($answer) ;;
                *) set -f; COMPREPLY=($answer); set +f ;;
            esac
            compopt -o filenames 2>/dev/null
            for ((i = kept - i; i > 0; i--)); do COMPREPLY=("${COMPREPLY[@]#?}"); done
            return 0
        fi

        if ((${#lines[@]} > 1)); then
            case ${COMP_TYPE-} in
                63) # the candidates are shown
                    for i in "${!lines[@]}"; do
                        line=${lines[i]}
                        case $line in
                            *$'\t'*) COMPREPLY[i]="${line%%$'\t'*}  (${line#*$'\t'})" ;;
                            *) COMPREPLY[i]=$line ;;
                        esac
                    done
                    return 0 ;;
                9) # what they have in common is inserted
                    lines=("${lines[@]%%$'\t'*}")
                    common=$lines
                    for line in "${lines[@]}"; do
                        while [[ ${line:0:${#common}} != "$common" ]]; do common=${common%?}; done
                    done
                    COMPREPLY=(a b)
                    if ((${#common} > ${#word})); then
                        FUNCTION_quote "${common:kept}a" "$kept_quote" "$opened"
                        COMPREPLY=("$REPLY" "${REPLY%?}b")
                    fi
                    return 0 ;;
            esac
        fi
        for i in "${!lines[@]}"; do
            line=${lines[i]%%$'\t'*}
            FUNCTION_quote "${line:kept}" "$kept_quote" "$opened"
            COMPREPLY[i]=$REPLY
        done
    }

    # In the order in which they are declared, where bash can do that.
    complete -o nosort -F FUNCTION TOOL 2>/dev/null || complete -F FUNCTION TOOL
    """##
