// What networks do between a browser and its server (docs/faults.md): a line that is silent without being cut.
import { openProxy, type Proxy } from '../../../server/test/database/proxy'
import { createStat, signInByRest } from '../helpers/integration'
import { isLive } from '../helpers/people'
import { startServerForTest } from '../helpers/server'
import { openStage } from '../helpers/stage'

let proxy: Proxy
let direct: string

const stage = openStage({
  start: async () => {
    const server = await startServerForTest()
    direct = server.address
    const { hostname, port } = new URL(direct)
    proxy = await openProxy(() => ({ host: hostname, port: Number(port) }))
    return {
      address: `http://localhost:${proxy.port}`,
      stop: async () => {
        await proxy.close()
        await server.stop()
      },
    }
  },
  excused: /ERR_|WebSocket|Failed to (load|fetch)|The server cannot be reached/,
})

test('a proxy that goes silent without a word: the pill is not Live, and afterwards the queue is what it is', async () => {
  const rest = await signInByRest(direct, 'manager@demo.example')
  const gone = await createStat(rest)
  const page = await stage.enter('clinician@demo.example')
  await isLive(page)
  const card = (id: string) => page.locator(`main a[href="/calls/${id}"]`).first()
  await card(gone).waitFor()

  proxy.silence()
  const came = await createStat(rest)
  await rest('DELETE', `/calls/${gone}`)
  await page.getByText('Live', { exact: true }).first().waitFor({ state: 'detached' })
  await card(gone).waitFor()

  // The connections of before stay dead, as behind a proxy that has forgotten them.
  proxy.cut()
  proxy.mend()
  await isLive(page)
  await card(came).waitFor()
  await card(gone).waitFor({ state: 'detached' })
})
