// The sign of a game of which nobody has drawn one, in a square of 24.

export const OTHER = '<path d="M12 5 21 10 12 15 3 10ZM3 14.5 12 19.5 21 14.5"/>'
