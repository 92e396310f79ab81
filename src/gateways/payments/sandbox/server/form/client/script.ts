import { runInNewContext } from 'node:vm'
import { cardRules } from './card-rules'
import { challengeClient } from './challenge-client'
import { formClient } from './form-client'
import { frame } from './frame'

// What esbuild calls around functions under `keepNames` (tsx always does), as long as the build is not minified as well.
const SHIM = 'const __name = (value) => value;'

/**
 * /form.js: the text of the four functions, called in order. So the browser's code is typed, checked and tested like
 * any other, and the card rules are written once.
 * @throws when the build made functions depend on a helper outside of them: better no start than a form that does
 * nothing.
 */
export const formScript = () => {
  try {
    runInNewContext(`${SHIM} (${cardRules.toString()})().brandOf('4242')`)
  } catch (cause) {
    throw new Error('The sandbox must be built without keepNames: its functions are sent to browsers.', {
      cause,
    })
  }
  return `'use strict';
(() => {
  ${SHIM}
  const rules = (${cardRules.toString()})();
  const frame = (${frame.toString()})();
  (${formClient.toString()})({ rules, frame });
  (${challengeClient.toString()})({ frame });
})();
`
}
