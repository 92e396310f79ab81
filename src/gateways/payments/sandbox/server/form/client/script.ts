import { cardRules } from './card-rules'
import { challengeClient } from './challenge-client'
import { formClient } from './form-client'
import { frame } from './frame'

/**
 * /form.js: the text of the four functions, called in order. So the browser's code is typed, checked and tested like all
 * other, and the card rules exist once. `__name` is what esbuild calls around functions under `keepNames`.
 */
export const formScript = () => `'use strict';
(() => {
  const __name = (value) => value;
  const rules = (${cardRules.toString()})();
  const frame = (${frame.toString()})();
  (${formClient.toString()})({ rules, frame });
  (${challengeClient.toString()})({ frame });
})();
`
