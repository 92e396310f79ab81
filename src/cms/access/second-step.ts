/**
 * Whether somebody must set up the second step of signing in before anything else: where real money is taken, staff have
 * one. Until then the admin shows them only where it is set up.
 */
export const needsSecondStep = ({
  totpSince,
  env,
}: {
  totpSince?: string | null
  env: { takesRealMoney: boolean }
}): boolean => env.takesRealMoney && !totpSince
