/** The kind of the anomaly that informs editors that something scheduled was refused; its ref is `{collection}/{id}`. */
export const PUBLISH_FAILED = 'publish_failed'

export const publishRef = ({ collection, id }: { collection: string; id: string }): string =>
  `${collection}/${id}`
