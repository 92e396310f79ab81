import { expect, test } from 'vitest'
import { phrasesOf } from '@/domain/locale/phrases'

test('a Chinese heading may break between its words and not inside them', () => {
  expect(phrasesOf('知道你的分数', 'zh-Hans')).toEqual(['知道', '你的', '分数'])
  expect(phrasesOf('知道你的分數', 'zh-Hant-HK')).toEqual(['知道', '你的', '分數'])
})

test('a particle stays with its word: behind it, or before it', () => {
  expect(phrasesOf('页面未找到', 'zh-Hans')).toEqual(['页面', '未找到'])
  expect(phrasesOf('知道分數，也知道', 'zh-Hant-HK')).toEqual(['知道', '分數，也知道'])
})

test('punctuation stays with the word before it, and begins no piece of its own', () => {
  for (const phrase of phrasesOf('一次测试，一条曲线。你的位置。', 'zh-Hans'))
    expect(phrase).not.toMatch(/^[，。]/)
})

test('the pieces are the text', () => {
  const text = '页面不存在：/no/such/page（404）'
  expect(phrasesOf(text, 'zh-Hans').join('')).toBe(text)
})
