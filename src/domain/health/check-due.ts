/** A line that was not looked up for this long stays visible to readers, and staff are told (docs/decisions/0055). */
export const CHECK_DAYS = 180

export const isCheckDue = (checkedAt: Date | null, now: Date): boolean =>
  checkedAt === null || now.getTime() - checkedAt.getTime() > CHECK_DAYS * 86_400_000
