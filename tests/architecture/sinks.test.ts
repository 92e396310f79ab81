import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Source } from './arrows'
import { type Exception, sinksIn } from './sinks'

const project = fileURLToPath(new URL('../..', import.meta.url))

/** Whoever adds one says why nobody's text can reach it. */
const EXCEPTIONS: readonly Exception[] = [
  {
    path: 'src/gateways/payments/sandbox/server/form/client/script.ts',
    name: 'node:vm',
    because:
      'Runs the text of our own functions once at the start of the sandbox, to see that it stands alone.',
  },
]

const sources: Source[] = ['src', 'scripts', 'public']
  .flatMap((room) => readdirSync(join(project, room), { recursive: true, withFileTypes: true }))
  .filter(({ parentPath }) => !/[\\/]node_modules(?:[\\/]|$)/.test(parentPath))
  .filter((entry) => entry.isFile() && /\.(?:[cm]?[jt]sx?|html|svg)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ path: relative(project, path), text: readFileSync(path, 'utf8') }))

describe('no text becomes markup or code', () => {
  it('in what visitors, editors and the server run', () => {
    expect(sources.length).toBeGreaterThan(400)
    expect(sinksIn({ sources, exceptions: EXCEPTIONS })).toEqual([])
  })
})

describe('a planted sink is found', () => {
  it.each([
    ['<p dangerouslySetInnerHTML={{ __html: words }} />', 'dangerouslySetInnerHTML'],
    ['const props = { dangerouslySetInnerHTML: { __html: words } }', 'dangerouslySetInnerHTML'],
    ['element.innerHTML = words', 'innerHTML'],
    ['element.innerHTML += words', 'innerHTML'],
    ["element['outerHTML'] = words", 'innerHTML'],
    ["element.insertAdjacentHTML('beforeend', words)", 'insertAdjacentHTML'],
    ['range.createContextualFragment(words)', 'createContextualFragment'],
    ['element.setHTMLUnsafe(words)', 'setHTMLUnsafe'],
    ['document.write(words)', 'document.write'],
    ['document.writeln(words)', 'document.write'],
    ['<iframe srcDoc={words} />', 'srcdoc'],
    ["frame.setAttribute('srcdoc', words)", 'srcdoc'],
    ['eval(words)', 'eval'],
    ['window.eval(words)', 'eval'],
    ['(0, eval)(words)', 'eval'],
    ['new Function(words)()', 'new Function'],
    ["Function('a', words)", 'new Function'],
    ["setTimeout('run()', 1)", 'a timer with a text'],
    ["import { runInNewContext } from 'node:vm'", 'node:vm'],
    ['<a href="javascript:void 0">x</a>', 'a javascript: address'],
  ])('%s', (text, name) => {
    const path = 'src/ui/a.tsx'
    expect(sinksIn({ sources: [{ path, text }], exceptions: [] })).toEqual([`${path} uses ${name}`])
    const exceptions = [{ path, name, because: 'planted' }]
    expect(sinksIn({ sources: [{ path, text }], exceptions })).toEqual([])
    expect(sinksIn({ sources: [{ path, text: '' }], exceptions })).toEqual([
      `${path} uses no ${name} any more`,
    ])
  })

  it.each([
    '// element.innerHTML = words',
    '/** Never eval(words). */',
    'retrieval(words)',
    'pool.eval(words)',
    'setTimeout(run, 1)',
    'const isFunction = (value: Function) => value',
  ])('and %s is none', (text) => {
    expect(sinksIn({ sources: [{ path: 'src/ui/a.tsx', text }], exceptions: [] })).toEqual([])
  })
})
