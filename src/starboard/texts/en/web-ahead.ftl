# Choices made ahead, loaded with their menu.

web-ahead = Ahead…
web-ahead-title = Choose ahead
web-ahead-about = When the question comes, it is answered for you. Nobody else can tell beforehand. If something it rests on changes, it is withdrawn and you are asked as usual.
web-ahead-none = There is nothing to choose ahead right now.
web-ahead-chosen = Chosen ahead
web-ahead-drop = Withdraw: { $choice }
web-ahead-withdrawn = Withdrawn: { $choice } ({ $because })
web-ahead-dismiss = Got it: { $choice }
web-ahead-because-bot = a bot plays your seat
web-ahead-because-undo = a choice was taken back
