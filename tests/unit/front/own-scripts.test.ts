import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ownScripts } from '@/front/own-scripts'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

describe('the inline scripts of a page', () => {
  it.each([
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n\\u003cscript\\u003e"])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[4]});',
  ])('are ours when Next wrote them: %s', (code) => {
    expect(ownScripts(`<body><script id="_R_">${code}</script>`)).toEqual({
      hashes: [hash(code)],
      foreign: [],
    })
  })

  it.each([
    'alert(1)',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,"a"+alert(1)])',
    'self.__next_f.push([alert(1)])',
    'self.__next_f.push(alert(1))',
    'alert(1)//self.__next_f.push([1,"a"])',
    'self.__next_f.push([1,"a"]) \n alert(1) \n ([0])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[alert(1)]});',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});alert(1)//);',
  ])('are not ours: %s', (code) => {
    expect(ownScripts(`<p>a</p><SCRIPT>${code}</SCRIPT>`)).toEqual({
      hashes: [],
      foreign: [code.slice(0, 60)],
    })
  })

  it('are not those that come from a file, and not data for a search engine', () => {
    const html =
      '<script src="/_next/static/chunks/a.js" async=""></script><script async data-x src="/b.js"></script>' +
      '<script type="application/ld+json">{"a":1}</script>'
    expect(ownScripts(html)).toEqual({ hashes: [], foreign: [] })
  })
})
