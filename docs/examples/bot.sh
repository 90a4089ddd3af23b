#!/bin/sh
# Attacks if it can, and otherwise plays the first token that it may.
set -f
while read -r word milliseconds legal tokens; do
    case $word in
        hello) echo "name a shell" ;;
        go)
            play=${tokens%% *}
            for token in $tokens; do
                case $token in *"*"* | "!"*) play=$token ;; esac
            done
            echo "play $play" ;;
        bye) exit ;;
    esac
done
