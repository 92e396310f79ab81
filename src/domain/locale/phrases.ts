/** Single characters that belong to what follows them: prepositions, negations, degrees. The others lean backwards. */
const FORWARD = '未不没沒無无最更再很多每各这這那从從由把被对對向与與和及或在'

/**
 * The pieces of a Chinese text between which a line may end without cutting a word or leaving a particle behind.
 * Concatenated they are the text. Punctuation ends no piece: the browser breaks after it anyway.
 */
export const phrasesOf = (text: string, tag: string): string[] => {
  const phrases: string[] = []
  let [mayEnd, leans] = [false, false]
  for (const { segment, isWordLike = false } of new Intl.Segmenter(tag, { granularity: 'word' }).segment(
    text,
  )) {
    const alone = isWordLike && segment.length === 1
    const forward = alone && (FORWARD.includes(segment) || !(mayEnd || leans))
    const begins = phrases.length === 0 || (mayEnd && isWordLike && (!alone || forward))
    if (begins) phrases.push(segment)
    else phrases[phrases.length - 1] += segment
    mayEnd = isWordLike && !forward
    leans = forward
  }
  return phrases
}
