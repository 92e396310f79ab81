import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { GATEWAY_IDS } from '@/gateways/payments/gateway'
import { GATEWAY_FILES, type GatewayFolder, wrongGatewayFiles } from './gateway-files'

const root = fileURLToPath(new URL('../..', import.meta.url))
const payments = join(root, 'src/gateways/payments')

const readFolder = (provider: string): GatewayFolder => {
  const entries = readdirSync(join(payments, provider), { withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  return {
    provider,
    folders: entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    files: Object.fromEntries(
      names.map((name) => [name, readFileSync(join(payments, provider, name), 'utf8')]),
    ),
  }
}

describe('the folders of the payment gateways', () => {
  it('are one for each gateway', () => {
    const folders = readdirSync(payments, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(folders.map(({ name }) => name).toSorted()).toEqual([...GATEWAY_IDS].toSorted())
  })

  it.each(GATEWAY_IDS)('%s has the files of the list, with the same exports', (provider) => {
    expect(wrongGatewayFiles(readFolder(provider))).toEqual([])
  })

  it('use every file of the list', () => {
    const used = new Set(GATEWAY_IDS.flatMap((provider) => Object.keys(readFolder(provider).files)))
    expect(Object.keys(GATEWAY_FILES).filter((name) => !used.has(`${name}.ts`))).toEqual([])
  })

  it('are described in docs/gateways.md, file by file', () => {
    const guide = readFileSync(join(root, 'docs/gateways.md'), 'utf8')
    const rows = [...guide.matchAll(/^\| `([\w-]+)\.ts` \|/gm)].map(([, name]) => name)
    expect(rows).toEqual(Object.keys(GATEWAY_FILES))
  })
})

describe('a planted breach is found', () => {
  const whole = readFolder('stripe')
  const { 'create-refund.ts': refund = '', ...rest } = whole.files

  it.each([
    ['a compulsory file under another name', { ...rest, 'refund-session.ts': refund }, 2],
    ['a compulsory file that is missing', rest, 1],
    ['another name of the same function', { ...rest, 'create-refund.ts': 'export const refund = 1' }, 1],
    ['a file of another kind', { ...whole.files, 'notes.md': '' }, 1],
  ])('%s', (_, files, times) => {
    expect(wrongGatewayFiles({ ...whole, files })).toHaveLength(times)
  })

  it('a folder of its own', () => {
    expect(wrongGatewayFiles({ ...whole, folders: ['server'] })).toHaveLength(1)
  })
})
