/** Makes the browser save a file under a name. */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
