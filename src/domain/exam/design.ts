/** How a form is put together: the same questions for everybody, or three parts that follow the taker's level. */
export const FORM_DESIGNS = ['linear', 'three_stage'] as const
