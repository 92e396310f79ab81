import { describe, expect, it } from 'vitest'
import { EnvironmentError, parseEnv } from '@/config/env'
import { parseS3Url } from '@/config/s3-url'

describe('S3_URL', () => {
  it('is read with its secret, its bucket and its region', () => {
    expect(parseS3Url('https://AK:a%2Fb%2Bc@s3.example.com:9000/our-bucket?region=auto')).toEqual({
      bucketUrl: 'https://s3.example.com:9000/our-bucket',
      accessKeyId: 'AK',
      secretAccessKey: 'a/b+c',
      region: 'auto',
    })
    expect(parseS3Url('http://k:s@127.0.0.1/media/')).toMatchObject({ region: undefined })
  })

  it.each([
    ['no address', 'bucket'],
    ['no secret', 'https://AK@s3.example.com/bucket'],
    ['no bucket', 'https://AK:secret@s3.example.com/'],
    ['a path below the bucket', 'https://AK:secret@s3.example.com/bucket/below'],
    ['another protocol', 's3://AK:secret@s3.example.com/bucket'],
    ['a parameter that nobody reads', 'https://AK:secret@s3.example.com/bucket?regoin=auto'],
    ['a secret that is written wrongly', 'https://AK:%zz@s3.example.com/bucket'],
  ])('is refused, without telling it: %s', (_, S3_URL) => {
    const parse = () => parseEnv({ S3_URL })
    expect(parse).toThrow(EnvironmentError)
    expect(parse).toThrow(/S3_URL must look like https:\/\/KEY:SECRET@/)
    expect(parse).not.toThrow(/AK/)
  })
})
