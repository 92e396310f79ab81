/** Where an S3-compatible store is, and how it is asked. */
export type S3Place = {
  /** With the bucket as the first part of its path. */
  bucketUrl: string
  accessKeyId: string
  secretAccessKey: string
  /** Undefined: as the host says, or us-east-1. */
  region: string | undefined
}

const BUCKET = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/

/**
 * Reads `https://KEY:SECRET@host:9000/bucket?region=eu-central-1`; null: it is none. A sign of the key or the secret that
 * means something in an address is written as in any address (`/` as %2F).
 */
export const parseS3Url = (value: string): S3Place | null => {
  try {
    const url = new URL(value)
    const bucket = BUCKET.exec(url.pathname)?.[1]
    const [accessKeyId, secretAccessKey] = [url.username, url.password].map(decodeURIComponent)
    const known = [...url.searchParams.keys()].every((name) => name === 'region')
    if (!/^https?:$/.test(url.protocol) || !bucket || !accessKeyId || !secretAccessKey || !known) return null
    return {
      bucketUrl: `${url.origin}/${bucket}`,
      accessKeyId,
      secretAccessKey,
      region: url.searchParams.get('region') || undefined,
    }
  } catch {
    return null
  }
}
