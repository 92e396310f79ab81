import { describe, expect, it } from 'vitest'
import { findContact } from '@/domain/tree-hole/find-contact'
import { cleanSecret, foldWords, lengthOfSecret, withoutLeet } from '@/domain/tree-hole/fold'
import { afterReport } from '@/domain/tree-hole/reports'
import { findTerms, screenSecret } from '@/domain/tree-hole/screen-secret'

describe('a secret as it is stored', () => {
  it.each([
    ['blanks around', '  I lied. \n', 'I lied.'],
    ['a mark that turns the direction', 'abc\u202Egnp.exe', 'abcgnp.exe'],
    ['isolates and other marks of direction', '\u2066a\u2069\u200Fb\u061C', 'ab'],
    ['signs of no width', 'se\u200Bcr\u2060et\uFEFF', 'secret'],
    ['a filler that looks like nothing', 'a\u3164b\u115F', 'ab'],
    ['an emoji that joins others', '👩\u200D👧 💔', '👩\u200D👧 💔'],
    ['controls', 'a\u0007b\tc', 'a b c'],
    ['all kinds of line ends', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['many empty lines', 'a\n\n\n\n\nb', 'a\n\nb'],
    ['heaps of marks', `a${'\u0301'.repeat(50)}`, 'á\u0301\u0301\u0301\u0301'],
    ['only marks', '\u202E\u200B\u2066', ''],
  ])('without %s', (_, typed, stored) => {
    expect(cleanSecret(typed)).toBe(stored)
  })

  it('counts signs, not units', () => {
    expect(lengthOfSecret(' 秘密💔 ')).toBe(3)
  })
})

describe('a text in which words are looked for', () => {
  it.each([
    ['Full width', 'ｓｕｉｃｉｄｅ', 'suicide'],
    ['Cyrillic lookalikes', 'ѕuісіdе', 'suicide'],
    ['Greek lookalikes', 'κill', 'kill'],
    ['bold letters of mathematics', '𝐤𝐢𝐥𝐥', 'kill'],
    ['invisible signs within', 'su\u200Bi\u00ADcide', 'suicide'],
    ['accents', 'Überdosis, déjà-vu', 'uberdosis deja vu'],
    ['apostrophes', 'I don’t', 'i dont'],
    ['letters set apart', 'I s u i c i d e now', 'isuicide now'],
    ['a voiced kana', 'ｶﾞ', 'ガ'],
    ['Hangul', '죽고 싶다', '죽고 싶다'],
  ])('%s', (_, text, folded) => {
    expect(foldWords(text)).toBe(folded)
  })

  it('knows digits as letters only within words', () => {
    expect(withoutLeet('su1c1d3 at 10 k1ll')).toBe('suicide at 10 kill')
  })
})

describe('words of a crisis', () => {
  it.each([
    ['EN', 'I want to die.'],
    ['EN', 'Sometimes I just want so badly to die'],
    ['EN', 'I can’t stop thinking about s.u.i.c.i.d.e'],
    ['EN', 'i keep cutting myself'],
    ['EN', 'thinking of unaliving, su1cid3'],
    ['DE', 'Ich will nicht mehr leben.'],
    ['DE', 'Ich möchte einfach nur sterben'],
    ['DE', 'Manchmal denke ich an SELBSTMORD'],
    ['DE', 'Ich bringe mich um'],
    ['DE', 'Ich ritze mich seit einem Jahr'],
    ['FR', 'J’ai envie de mourir'],
    ['FR', 'Je ne veux plus vivre'],
    ['FR', 'Je pense à me suicider'],
    ['FR', 'J’ai envie d’en finir'],
    ['FR', 'Je me scarifie'],
    ['ES', 'Quiero morirme'],
    ['ES', 'Ya no quiero vivir'],
    ['ES', 'He pensado en quitarme la vida'],
    ['ES', 'Me autolesiono'],
    ['PT', 'Só quero morrer'],
    ['PT', 'Já não quero viver'],
    ['PT', 'Penso em matar-me'],
    ['PT', 'Penso em acabar com a minha vida'],
    ['JA', 'もう死にたい'],
    ['JA', '消えてしまいたいと思う'],
    ['JA', 'リスカがやめられない'],
    ['KR', '죽고 싶어요'],
    ['KR', '그냥 사라지고 싶다'],
    ['KR', '자해를 멈출 수 없어요'],
    ['CN', '我不想活了'],
    ['CN', '有时候想 死'],
    ['CN', '我又割腕了'],
    ['HK', '我唔想活落去'],
    ['HK', '成日想死'],
    ['HK', '有諗過跳樓'],
  ])('%s: %s', (_, text) => {
    expect(screenSecret(text, { most: 500 })).toMatchObject({
      is: 'taken',
      state: 'held',
      reasons: expect.arrayContaining(['crisis']),
      help: true,
    })
  })

  it.each([
    ['EN', 'I have told everybody that I love my job. I hate it.'],
    ['EN', 'I ate my sister’s birthday cake and blamed the dog.'],
    ['DE', 'Ich habe die Prüfung nur bestanden, weil ich abgeschrieben habe.'],
    ['DE', 'Die Blumen sind gestorben, und ich habe es niemandem gesagt.'],
    ['FR', 'Je fais semblant d’aimer la cuisine de ma belle-mère.'],
    ['ES', 'Nunca le dije que la quería.'],
    ['PT', 'Finjo que leio os livros que me oferecem.'],
    ['JA', '友だちの誕生日を忘れていたのに、忙しかったと言いました。'],
    ['KR', '동생 간식을 먹고 모르는 척했어요.'],
    ['CN', '我从来没有告诉过她我喜欢她。'],
    ['HK', '我呃咗阿媽話已經搵到工。'],
  ])('are not seen in %s: %s', (_, text) => {
    expect(screenSecret(text, { most: 500 })).toMatchObject({
      state: 'waiting',
      reasons: ['first_look'],
      help: false,
    })
  })

  it('come before an address in the same text', () => {
    expect(screenSecret('I want to die, call me +49 171 1234567', { most: 500 })).toMatchObject({
      is: 'taken',
      help: true,
    })
  })
})

describe('words of harm', () => {
  it.each([
    'I will kill him tonight',
    'Ich will ihn umbringen',
    'Je vais le tuer',
    'Voy a matarlo',
    'Vou matá-lo',
    'あいつを殺してやる',
    '그 사람을 죽여버리고 싶다',
    '我要杀了他',
    '我要殺咗佢',
  ])('%s', (text) => {
    expect(findTerms(text)).toEqual({ crisis: false, harm: true })
    expect(screenSecret(text, { most: 500 })).toMatchObject({ state: 'held', reasons: ['harm'], help: false })
  })
})

describe('what somebody could be reached by', () => {
  it.each([
    ['email', 'write to anna.b+x@example.com please'],
    ['email', 'anna (at) example (dot) com'],
    ['email', 'anna at gmail dot com'],
    ['email', 'anna＠example．com'],
    ['email', 'anna@exa\u200Bmple.com'],
    ['email', 'anna arroba gmail punto com'],
    ['link', 'see https://example.org/x'],
    ['link', 'hxxp://example'],
    ['link', 'www.example.museum'],
    ['link', 'look at example.com'],
    ['link', 'ехаmple.com'],
    ['link', 't.me/someone'],
    ['link', '看看 example。com'],
    ['phone', 'call 0171 1234567'],
    ['phone', '+1 (202) 555-0123'],
    ['phone', '１２３－４５６７－８９０１'],
    ['phone', '٠١٢٣٤٥٦٧٨٩'],
    ['phone', '微信 13800138000'],
    ['phone', '010-1234-5678로 전화'],
    [null, 'I was born on 1990-05-17 and left on 3.4.2019.'],
    [null, 'From 2019-2023 I lied 100 times about 1,000,000 dollars.'],
    [null, 'He said forget.it and left me. At 10:30 I cried.'],
    [null, 'Forget me.I left.'],
    [null, 'We met at home. Dot was my cat.'],
    [null, '2019 2020 2021 were bad'],
  ])('%s in %s', (contact, text) => {
    expect(findContact(text)).toBe(contact)
  })

  it('is refused with the reason', () => {
    expect(screenSecret('me@example.com', { most: 500 })).toEqual({
      is: 'refused',
      why: 'contact',
      contact: 'email',
    })
  })
})

describe('the length', () => {
  it.each([
    ['', 'empty'],
    ['\u202E \n', 'empty'],
    ['秘'.repeat(501), 'too_long'],
  ])('of %j: %s', (typed, why) => {
    expect(screenSecret(typed, { most: 500 })).toMatchObject({ is: 'refused', why })
  })

  it.each([
    [`I want to die. ${'a '.repeat(300)}`, true],
    ['a '.repeat(300), false],
  ])('of %j that is too much: help is shown: %s', (typed, help) => {
    expect(screenSecret(typed, { most: 500 })).toEqual({ is: 'refused', why: 'too_long', help })
  })

  it('of as many signs as may be is taken', () => {
    expect(screenSecret('💔'.repeat(500), { most: 500 })).toMatchObject({ is: 'taken' })
  })
})

describe('after a report', () => {
  it.each([
    ['public', ['first_look'], 'held', ['first_look', 'reported']],
    ['public', ['first_look', 'reported'], 'public', ['first_look', 'reported']],
    ['waiting', ['first_look'], 'waiting', ['first_look', 'reported']],
    ['refused', ['harm'], 'refused', ['harm', 'reported']],
  ] as const)('a %s secret with %j is %s', (state, reasons, after, why) => {
    expect(afterReport({ state, reasons })).toEqual({ state: after, reasons: why })
  })
})
