/**
 * Whether a shop may sell: what is bought is sent by mail, so real money is taken only where mail is sent. In test mode a mail
 * that is not sent stands in the admin (docs/decisions/0061).
 */
export const maySell = ({
  livemodes,
  sendsMail,
}: {
  /** Of each payment provider of this installation: whether it moves real money. */
  livemodes: readonly boolean[]
  sendsMail: boolean
}): boolean => sendsMail || !livemodes.includes(true)
