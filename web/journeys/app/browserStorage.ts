import type { Page } from 'playwright-core'

/** Everything that the browser stores for the app, as a text, with the number of records and whether a key can be exported. */
export const readStorage = (page: Page) =>
  page.evaluate(async () => {
    const shown: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    let [mayExport, records] = [false, 0]
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name!)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error(request.error?.message))
      })
      for (const store of database.objectStoreNames) {
        const all = await new Promise<unknown[]>((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll()
          request.onsuccess = () => resolve(request.result)
        })
        records += all.length
        for (const value of all)
          if (value instanceof CryptoKey)
            mayExport ||= await crypto.subtle.exportKey('raw', value).then(
              () => true,
              () => false,
            )
          else
            for (const part of Object.values(value as object))
              shown.push(new TextDecoder().decode(part as BufferSource))
      }
      database.close()
    }
    return { text: JSON.stringify(shown), records, mayExport }
  })
