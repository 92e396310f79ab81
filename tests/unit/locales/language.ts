import type { Locale } from '@/domain/locale/locales'

/** Values for programs, not for readers: the same in every locale. */
export const TOKENS = /\.blocks\.\d+\.(?:type|art|layout|side|keys\.\d+)$/

/**
 * Arguments that a language says in its own way: Chinese names what is left of a price, 8折 for 20 % off
 * (docs/decisions/0006).
 */
export const OWN_ARGUMENTS: Partial<Record<Locale, Record<string, string>>> = {
  CN: { tenths: 'percent' },
  HK: { tenths: 'percent' },
}

/** Latin words that are nobody's English: names, and per locale what a native writes the same way. Lower case per locale. */
export const SAME_WORDS: { all: string[] } & Partial<Record<Locale, string[]>> = {
  all: [
    'Plumbline',
    'PayPal',
    'Visa',
    'Mastercard',
    'Apple',
    'Google',
    'Payload',
    'Stripe',
    'Sandbox',
    'Premium',
    // First names of no gender, in a puzzle.
    'Alex',
    'Robin',
    'http',
    'https',
  ],
  DE: [
    'name',
    'code',
    'test',
    'tests',
    'support',
    'mail',
    'information',
    'video',
    'status',
    'intelligent',
    'design',
    'cookies',
    'norm',
    'version',
    'logo',
    'person',
    'extraversion',
    'introversion',
    'intuition',
    'neutral',
    'fairness',
    'pause',
  ],
  FR: [
    'menu',
    'code',
    'message',
    'test',
    'tests',
    'question',
    'questions',
    'page',
    'support',
    'date',
    'mail',
    'score',
    'scores',
    'notes',
    'cookies',
    'version',
    'logo',
    'impression',
    'description',
    'options',
    'option',
    'intelligent',
    'moment',
    'classes',
    'classe',
    'article',
    'articles',
    'minute',
    'minutes',
    'sources',
    'service',
    'phrases',
    'total',
    'centre',
    'orientation',
    'rotation',
    'concentration',
    'position',
    'logique',
    'triangle',
    'figures',
    'pause',
    'directions',
    'point',
    'points',
    'extraversion',
    'introversion',
    'intuition',
  ],
  ES: [
    'social',
    'total',
    'error',
    'test',
    'tests',
    'cookies',
    'no',
    'ideal',
    'normal',
    'general',
    'final',
    'logo',
    'digital',
    'superior',
  ],
  PT: [
    'menu',
    'social',
    'superior',
    'total',
    'teste',
    'cookies',
    'normal',
    'final',
    'geral',
    'ideal',
    'logo',
    'digital',
  ],
}

/**
 * Signs as no printer of the language sets them. French: no narrow no-break space before a high sign, or one that may
 * break inside « », before % and after n°. Portuguese: English quotes. Chinese: a space beside a placeholder.
 */
export const TYPOGRAPHY: Partial<Record<Locale, RegExp>> = {
  FR: /(?<!\u202F)[:;!?](?!\/\/)|«(?![\u00A0\u202F])|(?<![\u00A0\u202F])»| %|n° /u,
  PT: /[“”]/u,
  CN: /\p{sc=Han} \{|\} \p{sc=Han}/u,
  HK: /\p{sc=Han} \{|\} \p{sc=Han}/u,
}

/** No text in another language has one of these. */
export const ENGLISH =
  /\b(?:the|and|your|you|with|from|this|that|have|does|been|were|are|what|when|which|answers?|please)\b/i

/** Pairs of simplified and traditional forms of which neither stands in the other script. */
const PAIRS =
  '测測试試题題时時间間们們这這对對错錯结結选選择擇认認识識证證计計费費买買卖賣络絡邮郵发發开開关關闭閉应應该該让讓还還过過进進运運动動问問页頁码碼语語话話说說读讀请請谢謝谁誰调調个個为為与與图圖单單号號总總额額价價钱錢险險报報张張显顯设設备備连連线線输輸确確检檢处處纸紙级級终終给給经經绩績统統续續维維组組权權样樣标標条條来來极極视視觉覺观觀规規览覽记記许許论論评評词詞译譯误誤订訂训訓议議询詢详詳账賬贴貼达達远遠适適释釋钟鐘银銀销銷长長门門阅閱队隊阶階际際难難随隨静靜项項预預领領频頻颜顏验驗点點当當实實审審宽寬岁歲币幣库庫归歸录錄态態战戰扩擴执執护護换換数數断斷无無旧舊术術机機杂雜档檔欢歡气氣满滿灵靈热熱爱愛独獨现現环環电電画畫种種积積稳穩笔筆签簽简簡类類约約纯純细細绝絕网網罗羅联聯脑腦节節营營补補见見资資赛賽车車转轉软軟轻輕载載较較辑輯边邊迟遲递遞逻邏键鍵闻聞阵陣陆陸隐隱顺順须須顾顧飞飛马馬会會学學国國从從头頭'
const every = (place: 0 | 1) => [...PAIRS].filter((_, index) => index % 2 === place).join('')

export const HAN = { simplified: every(0), traditional: `${every(1)}後裡裏於麼幾` }

/** Simplified forms that Japanese does not share. */
export const NOT_JAPANESE = [...HAN.simplified]
  .filter((char) => !'与号来条点当数断旧画独静随机个会学国无'.includes(char))
  .join('')
