# Only reports of many games say these.

report-outer_rim-points-cargo = cargo
report-outer_rim-points-job = jobs
report-outer_rim-points-bounty_dead = bounties eliminated
report-outer_rim-points-bounty_alive = bounties delivered
report-outer_rim-points-patrol = patrols
report-outer_rim-points-goal = goals
report-outer_rim-points-encounter = encounters
report-outer_rim-points-databank = contacts and databank
report-outer_rim-points-luxury = luxury
report-outer_rim-points-held = cards held at the end
report-outer_rim-points-other = other
report-outer_rim-deed-combat_won = combat won
report-outer_rim-deed-combat_lost = combat lost
report-outer_rim-deed-defeated = defeated
report-outer_rim-deed-deliver = delivery
report-outer_rim-deed-job_done = job completed
report-outer_rim-deed-job_failed = job failed
report-outer_rim-deed-capture = contact captured
report-outer_rim-deed-kill = contact eliminated
report-outer_rim-deed-buy = purchase
report-outer_rim-deed-goal = goal achieved
report-outer_rim-deed-secret = secret used
report-outer_rim-deed-deal = trade with a player
report-outer_rim-ending-fame = enough fame
report-outer_rim-ending-ai = the AI player won
