export function Young() {
  return null
}
