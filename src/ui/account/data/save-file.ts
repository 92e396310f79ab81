/** Hands a file to the browser to keep. */
export const saveFile = ({ name, content }: { name: string; content: Blob }): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Safari reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
