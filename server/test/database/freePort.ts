import net from 'node:net'
import type { AddressInfo } from 'node:net'

/** A port of this machine that nothing listens on at this moment. */
export const freePort = async (): Promise<number> => {
  const probe = net.createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
