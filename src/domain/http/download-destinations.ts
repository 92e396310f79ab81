/** Where a browser posts for the file of a report: our own endpoint. */
export const OWN_DESTINATION = '/api/exam/order/file/down'

/**
 * The list that an operator keeps (docs/decisions/0016): a page posts to nothing else, whatever an answer says. Another address
 * stands here once something of ours answers there.
 */
export const DOWNLOAD_DESTINATIONS = [OWN_DESTINATION] as const
