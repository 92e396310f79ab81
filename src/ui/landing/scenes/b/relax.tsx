export function Relax() {
  return null
}
