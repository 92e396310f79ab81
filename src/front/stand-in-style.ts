/** The whole look of a page that stands in: the site's tokens, button and plumb line (ui/primitives/tokens.css). */
export const STYLE = `
:root{color-scheme:light dark;--surface:#faf8f4;--ink:#18242a;--muted:#566168;--accent:#0c5a63;--on-accent:#ffffff;
--font:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
@media (prefers-color-scheme:dark){:root{--surface:#12191c;--ink:#ece7dd;--muted:#a5adad;--accent:#74c4c6;--on-accent:#06282c}}
:lang(zh){--font:"PingFang SC","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC",system-ui,sans-serif}
:lang(zh-Hant){--font:"PingFang HK","Microsoft JhengHei","Noto Sans HK","Noto Sans CJK HK",system-ui,sans-serif}
:lang(ja){--font:"Hiragino Sans","Yu Gothic UI","Noto Sans JP","Noto Sans CJK JP",system-ui,sans-serif}
:lang(ko){--font:"Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR","Noto Sans CJK KR",system-ui,sans-serif}
*{box-sizing:border-box;margin:0}
main{min-height:100vh;min-height:100svh;display:grid;place-content:center;justify-items:center;gap:16px;
padding:0 clamp(16px,5vw,40px) 64px;background:var(--surface);color:var(--ink);text-align:center;font:1.125rem/1.5 var(--font)}
svg{display:block;width:24px;height:clamp(132px,26vh,236px);margin-bottom:16px;overflow:visible}
h1{max-width:20em;font-size:clamp(1.75rem,1.3rem + 2.2vw,2.25rem);line-height:1.15;letter-spacing:-.015em;text-wrap:balance;
overflow-wrap:anywhere}
p{max-width:46ch;color:var(--muted);text-wrap:balance}
a{display:grid;place-items:center;min-height:48px;margin-top:16px;padding:8px 24px;border-radius:8px;background:var(--accent);
color:var(--on-accent);font-size:1rem;font-weight:600;line-height:1.25;text-decoration:none}
.code{font-size:.875rem;letter-spacing:.08em;font-variant-numeric:tabular-nums}
.home{margin-top:0;background:none;color:var(--accent);text-decoration:underline;text-underline-offset:.2em}
a:hover{background:color-mix(in oklab,var(--ink) 28%,var(--accent))}
.home:hover{background:none;color:var(--ink)}
a:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
small{max-width:100%;margin-top:8px;color:var(--muted);font-size:.875rem;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
:lang(zh) main,:lang(ja) main,:lang(ko) main{font-size:1rem;line-height:1.7}
:lang(zh) h1,:lang(ja) h1,:lang(ko) h1{line-height:1.35;letter-spacing:normal}
:lang(ja) :is(h1,p,a){word-break:auto-phrase}
:is(:lang(ko),:lang(zh)) :is(h1,p,a){word-break:keep-all}`
