/** A moment as PostgreSQL is started with it: it knows no "Z" then, and does not start at all. */
export const targetTime = (moment: Date): string => moment.toISOString().replace('T', ' ').replace('Z', '+00')
