import { doors, globalId } from '../test/doors'
import { openHospital } from '../test/hospital'
test('x', async () => {
  const h = await openHospital({ logLevel: 'error' }); const a = await h.serve()
  const ids: string[] = []
  for (let i = 0; i < 3; i++) ids.push(globalId('Call', await h.openCall()))
  const g = doors(a, h.people.rosa)
  await g.graphql('{now}')
  for (const q of ['{ id }', '{ id ... on Call { room { name facility { name } } purpose { name } } }']) {
    for (const list of [ids, ids.slice(1)]) {
    const b = h.clients.statements(); const t = Date.now()
    const r = await g.graphql(`query($ids: [ID!]!) { nodes(ids: $ids) ${q} }`, { ids: list })
    console.log(q, r.errors, r.data, h.clients.statements() - b, Date.now() - t)
    }
  }
  await h.close()
})
