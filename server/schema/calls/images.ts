import { inOrder } from '../../services/calls/entries/images/callImages'
import { visibleImages } from '../../services/records/callVisibility'
import { builder } from '../kernel/builder'
import { hints } from '../kernel/plugins/cost'
import { foundAmong } from '../kernel/node'

const addressOf = ({ id, providerId }: { id: string; providerId: string }, size = ''): string =>
  `/api/v0/providers/${providerId}/images/${id}${size}`

const facts = { id: true, providerId: true } as const

const ImageRef = builder.prismaNode('CallImage', {
  name: 'Image',
  description:
    'A picture of a call. Clients upload it through REST (`POST /api/v0/providers/{providerId}/images`) and add it to a call by its id.',
  ...foundAmong(visibleImages),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as in the REST contract.' }),
    fileName: t.exposeString('fileName', {
      description: 'The original file name, with the extension of its real type.',
    }),
    contentType: t.exposeString('contentType', {
      description: '`image/png`, `image/jpeg`, `image/gif` or `image/webp`.',
    }),
    size: t.exposeInt('size', { description: 'Size of the stored file in bytes.' }),
    url: t.string({
      description: 'The URL of the picture on this server. Fetching it counts as reading the patient’s details.',
      select: facts,
      resolve: (image) => addressOf(image),
    }),
    thumbnailUrl: t.string({
      description: 'The URL of a thumbnail of at most 320 by 320 pixels.',
      select: facts,
      resolve: (image) => addressOf(image, '?size=thumbnail'),
    }),
  }),
})

builder.prismaObjectFields('Call', (t) => ({
  images: t.relation('images', {
    ...hints({ size: 5 }),
    type: ImageRef,
    description: 'Its pictures, in the order of upload.',
    query: { orderBy: inOrder },
  }),
}))
