/** Whether an address can be one: the same broad check as a browser's own; the server has the last word. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

export const emailError = (email: string): 'required' | 'invalid' | null => {
  const trimmed = email.trim()
  if (trimmed === '') return 'required'
  return ADDRESS.test(trimmed) && trimmed.length <= 254 ? null : 'invalid'
}
