# Це кажуть лише звіти про багато ігор.

report-outer_rim-points-cargo = вантажі
report-outer_rim-points-job = халтурки
report-outer_rim-points-bounty_dead = розшук, ліквідовані
report-outer_rim-points-bounty_alive = розшук, доставлені
report-outer_rim-points-patrol = патрулі
report-outer_rim-points-goal = мета
report-outer_rim-points-encounter = зустрічі
report-outer_rim-points-databank = контакти й Банк Даних
report-outer_rim-points-luxury = особливі товари
report-outer_rim-points-held = карти, що лишилися наприкінці
report-outer_rim-points-other = інше
report-outer_rim-deed-combat_won = виграний бій
report-outer_rim-deed-combat_lost = програний бій
report-outer_rim-deed-defeated = невдача персонажа
report-outer_rim-deed-deliver = доставка
report-outer_rim-deed-job_done = виконана халтурка
report-outer_rim-deed-job_failed = провалена халтурка
report-outer_rim-deed-capture = захоплений контакт
report-outer_rim-deed-kill = ліквідований контакт
report-outer_rim-deed-buy = покупка
report-outer_rim-deed-goal = досягнута мета
report-outer_rim-deed-secret = застосований секрет
report-outer_rim-deed-deal = угода з гравцем
report-outer_rim-ending-fame = досить слави
report-outer_rim-ending-ai = перемога Штінту
