# Zapisy, które ktoś przynosi z zewnątrz.

record-too-long = Ruchów w zapisie: { $moves }. Można tu pokazać najwyżej { $most }.
record-too-large = Ta gra jest zbyt duża, żeby pokazać ją tu w całości.
record-busy = Serwer czyta właśnie wiele zapisów. Spróbuj ponownie za minutę.
