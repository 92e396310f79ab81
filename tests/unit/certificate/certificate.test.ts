import { createHash } from 'node:crypto'
import { CompactSign, importJWK } from 'jose'
import jsQR from 'jsqr'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type CertificateClaims, sameResult } from '@/domain/api/certificate-claims'
import {
  CERTIFICATE_NUMBER,
  certificateNumberFrom,
  printedNumber,
} from '@/domain/certificate/certificate-number'
import { qrPath } from '@/domain/certificate/qr-path'
import { shownState, whyNoCertificate } from '@/domain/certificate/why-none'
import { LOCALES } from '@/domain/locale/locales'
import { parseSigningKeys } from '@/domain/secrets/signing-keys'
import { renderDocument } from '@/gateways/pdf/render-document'
import { certificateSheet, squaresOf } from '@/services/reports/certificate/certificate-sheet'
import { certificateView } from '@/services/reports/certificate/certificate-view'
import { publicKeys } from '@/services/reports/certificate/keys'
import { readClaims, signClaims } from '@/services/reports/certificate/sign'

const ADDRESS = 'https://www.example.org/c/iq-1?id=k7qf2m9x4p8d'
const CLAIMS: CertificateClaims = {
  iss: 'https://www.example.org',
  jti: 'k7qf2m9x4p8d',
  iat: 1_795_867_200,
  achievement: 'timed_matrix_test',
  completed: '2026-11-20',
  score: { iq: 111, low: 99, high: 123, confidence: 95 },
  norm: 'provisional-1',
  scoring: 'eap-4pl-1',
}

describe('the signature', () => {
  it('covers every figure: a changed text, another key and another algorithm are refused', async () => {
    const signed = await signClaims(CLAIMS)
    expect(await readClaims(signed)).toEqual(CLAIMS)
    const [head = '', body = '', signature = ''] = signed.jws.split('.')
    const better = JSON.stringify({ ...CLAIMS, score: { ...CLAIMS.score, iq: 145 } })
    const changed = [head, Buffer.from(better).toString('base64url'), signature].join('.')
    expect(await readClaims({ ...signed, jws: changed })).toBeNull()
    expect(await readClaims({ ...signed, kid: 'another' })).toBeNull()
    const none = [Buffer.from('{"alg":"none"}').toString('base64url'), body, ''].join('.')
    expect(await readClaims({ ...signed, jws: none })).toBeNull()
    const [key] = await publicKeys()
    const stranger = await new CompactSign(Buffer.from(JSON.stringify(CLAIMS)))
      .setProtectedHeader({ alg: 'HS256', kid: signed.kid })
      .sign(
        createHash('sha256')
          .update(key?.x ?? '')
          .digest(),
      )
    expect(await readClaims({ ...signed, jws: stranger })).toBeNull()
  })

  it('is checked with what is published, which holds no secret', async () => {
    const { jws, kid } = await signClaims(CLAIMS)
    const keys = await publicKeys()
    expect(JSON.stringify(keys)).not.toContain('"d"')
    const key = keys.find((each) => each.kid === kid)
    expect(key).toMatchObject({ kty: 'OKP', crv: 'Ed25519', use: 'sig' })
    const [head = '', body = '', signature = ''] = jws.split('.')
    const { subtle } = globalThis.crypto
    const opened = (await importJWK(key ?? {}, 'EdDSA')) as CryptoKey
    const text = new TextEncoder().encode(`${head}.${body}`)
    expect(await subtle.verify('Ed25519', opened, Buffer.from(signature, 'base64url'), text)).toBe(true)
  })

  it('keeps keys that were replaced', () => {
    const [fresh, old, x] = ['a'.repeat(64), 'b'.repeat(64), 'c'.repeat(43)]
    expect(parseSigningKeys(`${fresh},${old},public:${x}`)).toEqual([{ seed: fresh }, { seed: old }, { x }])
    for (const wrong of ['', 'x', `public:${x}`, `${fresh},`, `${fresh}, ${old}`, fresh.slice(1)])
      expect([wrong, parseSigningKeys(wrong)]).toEqual([wrong, null])
  })
})

describe('a number', () => {
  it('is an address that can be read aloud', () => {
    const number = certificateNumberFrom((below) => below - 1)
    expect(number).toMatch(CERTIFICATE_NUMBER)
    expect(printedNumber('k7qf2m9x4p8d')).toBe('K7QF-2M9X-4P8D')
    for (const wrong of ['K7QF2M9X4P8D', 'k7qf2m9x4p8', 'k7qf2m9x4p8i', "k7qf2m9x4p8'"])
      expect(CERTIFICATE_NUMBER.test(wrong)).toBe(false)
  })
})

describe('who has one', () => {
  it.each([
    [{ kind: 'iq', open: true, measured: true }, null],
    [{ kind: 'iq', open: false, measured: true }, 'locked'],
    [{ kind: 'iq', open: true, measured: false }, 'unmeasured'],
    [{ kind: 'depression', open: true, measured: true }, 'kind'],
    [{ kind: 'psychology', open: true, measured: true }, 'kind'],
    [{ kind: 'map', open: true, measured: true }, 'kind'],
  ] as const)('%j: %s', (given, because) => expect(whyNoCertificate(given)).toBe(because))

  it.each([
    [{ state: 'valid', hidden: false, open: true }, 'valid'],
    [{ state: 'valid', hidden: false, open: false }, 'revoked'],
    [{ state: 'valid', hidden: true, open: true }, 'hidden'],
    [{ state: 'revoked', hidden: true, open: false }, 'hidden'],
    [{ state: 'revoked', hidden: false, open: true }, 'revoked'],
    [{ state: 'replaced', hidden: false, open: true }, 'replaced'],
  ] as const)('the page of %j says %s', (given, shown) => expect(shownState(given)).toBe(shown))

  it('is another one once the result is another', () => {
    expect(sameResult(CLAIMS, { ...CLAIMS, iat: 1, name: 'A' })).toBe(true)
    expect(sameResult(CLAIMS, { ...CLAIMS, scoring: 'eap-4pl-2' })).toBe(false)
    expect(sameResult(CLAIMS, { ...CLAIMS, score: { ...CLAIMS.score, high: null } })).toBe(false)
  })
})

describe('the code', () => {
  it('leads to the address', async () => {
    const size = 400
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="#fff"/><path d="${qrPath(squaresOf(ADDRESS), size)}"/></svg>`
    const { data, info } = await sharp(Buffer.from(svg))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(ADDRESS)
  })
})

describe.each(LOCALES)('the sheet in %s', (locale) => {
  it('is one landscape page that repeats every field', async () => {
    const name = 'Maria 王 🙂'
    const told = await certificateView({ claims: { ...CLAIMS, name }, kid: 'abcdefgh', locale })
    const { bytes, pages } = await renderDocument(await certificateSheet({ told, address: ADDRESS, locale }))
    const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
      .promise
    const page = await pdf.getPage(1)
    const [, , width = 0, height = 0] = page.view
    const { items } = await page.getTextContent()
    const text = items
      .map((item) => ('str' in item ? item.str : ''))
      .join('')
      .replace(/\s/g, '')
    await pdf.loadingTask.destroy()
    expect([pages, width > height]).toEqual([1, true])
    const said = [told.title, told.statement, told.headline, told.interval, told.note, ADDRESS, 'Maria王□']
    for (const each of [...said, ...told.rows.flatMap((row) => [row.name, row.said])])
      expect(text).toContain(each.replace(/\s/g, ''))
    for (const fact of ['111', '99', '123', '2026', 'provisional-1', 'eap-4pl-1', 'K7QF-2M9X-4P8D'])
      expect(text).toContain(fact)
  })

  it('states no upper end where the test has none, and no name that is off', async () => {
    const claims = { ...CLAIMS, score: { ...CLAIMS.score, high: null } }
    const told = await certificateView({ claims, kid: 'abcdefgh', locale })
    expect(told.name).toBeNull()
    expect(`${told.headline} ${told.interval}`).not.toContain('123')
    const certain = await certificateView({ claims: CLAIMS, kid: 'abcdefgh', locale })
    expect(told.headline).not.toBe(certain.headline)
  })
})
