### Learning environments: what they refuse.

error-environment-word = “{ $value }” is not a valid { $name }. Choose one of: { $known }.
error-environment-longest = longest is { $longest }, but a game needs room for at least 1 action.
error-environment-games = num_envs is { $games }, but there must be at least 1 game.
error-environment-seeds = Seeds given: { $seeds }, games: { $games }. Give one seed for all, or as many as there are games.
error-environment-opponents = Opponents given: { $found }, other seats: { $wanted }. Give one level for all, or one for each seat.
error-environment-no-opponents = A learner sits at every seat here. For opponents use SeatEnv or TablesEnv.
error-environment-action = There is no action { $action } now; options: { $options }. Use action_mask.
error-environment-size = The action space has { $size } numbers, but it must have at least { $least }.
error-environment-over = The game is over. Call reset first.
error-environment-actions = The actions have the shape { $found }, but it must be { $wanted }: one action for each game.
error-environment-not-begun = No game has started yet. Call reset first.
error-environment-closed = This vector is closed: its games are gone. Make a new one.
error-environment-jobs = jobs is { $jobs }, but it must be from 1 to the number of games: { $games }.
error-environment-bots = { $bot } cannot be sent to other processes. With jobs above 1 name opponents by their levels, such as “medium”.
error-environment-worker = A worker process of the vector died (exit code { $code }); all its games are gone. Is there enough memory? Does your program begin under if __name__ == '__main__'? Make a new vector.
error-environment-ways = { $name } is { $value }, but chance needs at least 1 outcome.
error-environment-resample = An action waits for chance here: nothing can be dealt again before chance has decided. Resample where a player decides.
error-environment-recall = What a player remembers is told as text only (information_state_string). Arrays tell what it sees now (observation_tensor).
error-environment-observer = Observers tell what one player sees, or all that it remembers (public_info, SINGLE_PLAYER). There are no others.
