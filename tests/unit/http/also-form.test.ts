import { describe, expect, it } from 'vitest'
import { alsoForm, type FormAnswer } from '@/cms/endpoints/also-form'
import type { CallRequest, OwnEndpoint } from '@/cms/endpoints/own-endpoint'

const FORM = 'application/x-www-form-urlencoded'

/** What reached the call, and what the form was answered by. */
const send = async (
  headers: Record<string, string>,
  { body = 'key=a%40b.com&hl=EN', page = '/page?hl=EN' as string | null, result = 200 } = {},
) => {
  const heard: { type: string | null; body: string }[] = []
  const call: OwnEndpoint = {
    path: '/pay/unsubscribe/check/email',
    method: 'post',
    handler: async (req) => {
      heard.push({ type: req.headers.get('content-type'), body: await req.text() })
      return new Response(JSON.stringify({ result, message: 'planNotFound' }), {
        status: result === 200 ? 200 : 400,
        headers: { 'Set-Cookie': 'a=b' },
      })
    },
  }
  const asked: FormAnswer[] = []
  const endpoint = alsoForm(call, {
    call: 'unsubscribe.check',
    next: (answer) => {
      asked.push(answer)
      return page
    },
  })
  const answer = await endpoint.handler({
    method: 'POST',
    url: '/pay/unsubscribe/check/email',
    headers: new Headers({ host: 'shop.example', ...headers }),
    routeParams: {},
    text: async () => body,
  } as CallRequest)
  return { answer, heard, asked }
}

describe('a form of our own page', () => {
  it.each([
    ['of a browser that says so', { 'sec-fetch-site': 'same-origin' }],
    ['of an old browser, by its origin', { origin: 'https://shop.example' }],
    ['that names its letters', { 'sec-fetch-site': 'same-origin', 'content-type': `${FORM}; charset=UTF-8` }],
  ])('%s reaches the call as JSON and is answered by a page', async (_, headers) => {
    const { answer, heard, asked } = await send({ 'content-type': FORM, ...headers })
    expect(heard).toEqual([{ type: 'application/json', body: '{"key":"a@b.com","hl":"EN"}' }])
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/page?hl=EN'])
    expect(await answer.text()).toBe('')
    expect(answer.headers.getSetCookie()).toEqual(['a=b'])
    expect(asked).toMatchObject([{ result: 200, fields: { key: 'a@b.com', hl: 'EN' } }])
  })

  it('that is refused is told why, and what stood in it', async () => {
    const { answer, asked } = await send(
      { 'content-type': FORM, 'sec-fetch-site': 'same-origin' },
      { result: 10102 },
    )
    expect(answer.status).toBe(303)
    expect(asked).toMatchObject([{ result: 10102, message: 'planNotFound', fields: { key: 'a@b.com' } }])
  })

  it('that names no page is answered as the call answers', async () => {
    const { answer } = await send({ 'content-type': FORM, 'sec-fetch-site': 'same-origin' }, { page: null })
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
  })
})

describe('what is no form of our own page', () => {
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of ours', { 'sec-fetch-site': 'same-site' }],
    ['an address that was typed', { 'sec-fetch-site': 'none' }],
    ['another origin', { origin: 'https://shop.example.evil.example' }],
    ['another port', { origin: 'https://shop.example:8443' }],
    ['an origin that is hidden', { origin: 'null' }],
    ['nobody knows where', {}],
    [
      'a cross site that claims our origin',
      { 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' },
    ],
  ])('from %s is left to the call, which takes JSON only', async (_, headers) => {
    const { heard, asked } = await send({ 'content-type': FORM, ...headers })
    expect(heard).toEqual([{ type: FORM, body: 'key=a%40b.com&hl=EN' }])
    expect(asked).toEqual([])
  })

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', ''])(
    'of type %j is left to the call',
    async (type) => {
      const { heard } = await send({ 'content-type': type, 'sec-fetch-site': 'same-origin' })
      expect(heard[0]?.body).toBe('key=a%40b.com&hl=EN')
    },
  )
})
