"""Reports: what a run of many games says, as one page of HTML."""
