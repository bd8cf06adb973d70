/** Return the key of the words that say whether a game counts for ratings. */
export const rated = ({ unrated }: { unrated?: string | null }): string =>
  unrated ? `web-rated-no-${unrated}` : 'web-rated-yes'
