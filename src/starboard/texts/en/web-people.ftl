# People one knows, and whether they are here: in the browser.

## People one knows

web-people-name-first = Enter your name, and you can find people you know here.
web-people-search = Find people by name
web-people-search-hint = At least two letters. You find names protected by a password, and guests you have played with.
web-people-found = { $count ->
    [0] Nobody found.
    [one] 1 person found
   *[other] { $count } people found
}
web-people-friends = Friends
web-people-no-friends = No friends yet. Ask somebody you have played with, or find people by name.
web-people-requests = Requests
web-people-played = Played with lately
web-people-no-played = When you finish a game with other people, you find them here.
web-people-played-at = played together { $when }
web-people-blocked = Blocked
web-people-blocked-about = You see no requests, invitations, reactions or chat from people you have blocked. They are not told.
web-people-friend = friend
web-people-asked = request sent, no answer yet
web-people-asks = wants to be your friend
web-people-ask = Ask to be friends
web-people-accept-of = Accept: { $name }
web-people-decline-of = Decline: { $name }
web-people-withdraw = Withdraw the request
web-people-end = Remove from friends
web-people-block = Block
web-people-unblock = Unblock
web-people-more = More: { $name }
web-people-invite = Invite to a game

## Invitations

web-invite = Invite
web-invite-of = Invite: { $name }
web-invite-title = Invite to seat { $number }
web-invite-nobody = Find somebody by name. Friends and people you have played with will be listed here.
web-invite-done = { $name } is invited.
