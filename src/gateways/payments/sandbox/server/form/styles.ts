/** light-dark() follows `color-scheme`, so a forced scheme and the system's take the same path. */
export const baseCss = `
:root {
  color-scheme: light dark;
  --surface: light-dark(#ffffff, #171b21);
  --ink: light-dark(#1b2430, #eef1f5);
  --muted: light-dark(#556070, #a3aebd);
  --line: light-dark(#8a94a3, #667283);
  --accent: light-dark(#1f5d57, #7cc9bf);
  --on-accent: light-dark(#ffffff, #0d1f1d);
  --danger: light-dark(#b3261e, #ffaba3);
  --notice: light-dark(#fdf3d7, #3a3117);
  --on-notice: light-dark(#5b4300, #f4dd9d);
  --radius: 8px;
}
* { box-sizing: border-box; }
html { background: var(--surface); color: var(--ink); }
html[data-embedded] { background: transparent; }
body {
  margin: 0;
  font: 16px/1.5 'Source Sans 3', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
  -webkit-text-size-adjust: 100%;
}
:lang(zh) body, :lang(ja) body, :lang(ko) body { line-height: 1.7; }
:lang(ja) { word-break: auto-phrase; }
:lang(ko) { word-break: keep-all; }
:lang(zh-Hans) body { font-family: system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif; }
:lang(zh-Hant-HK) body { font-family: system-ui, 'PingFang HK', 'Microsoft JhengHei', 'Noto Sans CJK HK', sans-serif; }
:lang(ja) body { font-family: system-ui, 'Hiragino Sans', 'Yu Gothic UI', 'Noto Sans CJK JP', sans-serif; }
:lang(ko) body { font-family: system-ui, 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans CJK KR', sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 24px 20px; }
[data-embedded] main { max-width: none; padding: 4px; }
h1, h2 { font-size: 22px; line-height: 1.3; margin: 0 0 16px; }
h2 { font-size: 18px; margin-bottom: 8px; }
[data-embedded] .standalone { display: none; }
p { margin: 0; }
.notice {
  background: var(--notice); color: var(--on-notice); border-radius: var(--radius);
  padding: 8px 12px; margin-bottom: 20px; font-size: 14px; overflow-wrap: anywhere;
}
.notice strong { display: block; font-weight: 650; }
.notice .card { font-variant-numeric: tabular-nums; white-space: nowrap; }
.alert { color: var(--danger); font-weight: 500; }
.alert:not(:empty) {
  border: 1px solid currentColor; border-radius: var(--radius); padding: 8px 12px; margin-bottom: 16px;
}
form { display: grid; gap: 16px; margin: 0; }
.pair { display: grid; grid-template-columns: 1fr 1fr; grid-template-rows: auto auto auto; column-gap: 12px; }
.pair .field { grid-row: span 3; display: grid; grid-template-rows: subgrid; }
.field { min-width: 0; }
.field > :nth-child(1) { align-self: end; }
label { font-weight: 600; }
input {
  display: block; align-self: start; width: 100%; height: 48px; padding: 0 12px; font: inherit; color: inherit; background: var(--surface);
  border: 1px solid var(--line); border-radius: var(--radius); font-variant-numeric: tabular-nums;
  transition: border-color 120ms ease-out, box-shadow 120ms ease-out;
}
input::placeholder { color: light-dark(#6b7686, #929daa); opacity: 1; }
input:focus-visible { outline: none; border-color: var(--accent); box-shadow: 0 0 0 3px color-mix(in srgb, var(--accent) 35%, transparent); }
input[aria-invalid] { border-color: var(--danger); box-shadow: inset 0 0 0 1px var(--danger); }
input[aria-invalid]:focus-visible { box-shadow: inset 0 0 0 1px var(--danger), 0 0 0 3px color-mix(in srgb, var(--danger) 30%, transparent); }
input:read-only { color: var(--muted); }
.above { display: flex; justify-content: space-between; gap: 12px; align-items: end; margin-bottom: 4px; font-size: 14px; }
.brand { font-weight: 650; color: var(--muted); }
.below { font-size: 14px; line-height: 1.4; }
.hint { color: var(--muted); margin-top: 4px; }
.error { color: var(--danger); margin-top: 4px; }
.error:empty { display: none; }
.error:not(:empty) + .hint { display: none; }
button {
  min-height: 48px; width: 100%; padding: 8px 20px; font: inherit; font-weight: 650; cursor: pointer;
  border-radius: var(--radius); border: 1px solid var(--accent); background: var(--accent); color: var(--on-accent);
  transition: opacity 120ms ease-out;
}
button:focus-visible { outline: 3px solid color-mix(in srgb, var(--accent) 50%, transparent); outline-offset: 2px; }
button[aria-disabled='true'], button:disabled { opacity: 0.6; cursor: default; }
.choices { display: grid; grid-template-columns: repeat(auto-fit, minmax(128px, 1fr)); gap: 12px; margin-top: 20px; }
.choices button { background: var(--surface); color: var(--ink); border-color: var(--line); }
.amount { font-size: 28px; line-height: 1.3; font-weight: 650; font-variant-numeric: tabular-nums; margin-bottom: 8px; }
.done { display: flex; gap: 12px; align-items: center; font-size: 18px; font-weight: 600; padding: 8px 0; }
.done svg { flex: none; color: var(--accent); }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
@media (forced-colors: active) { input:focus-visible { outline: 3px solid Highlight; } }
`
