import { inOrder } from '../../services/calls/entries/images/callImages'
import { visibleImages } from '../../services/records/callVisibility'
import { builder } from '../kernel/builder'
import { hints } from '../kernel/cost'
import { foundAmong } from '../kernel/node'

const addressOf = ({ id, providerId }: { id: string; providerId: string }, size = ''): string =>
  `/api/v0/providers/${providerId}/images/${id}${size}`

const facts = { id: true, providerId: true } as const

const ImageRef = builder.prismaNode('CallImage', {
  name: 'Image',
  description:
    'A picture of a call. It is uploaded through REST (`POST /api/v0/providers/{providerId}/images`) and put on a call by its id.',
  ...foundAmong(visibleImages),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as the REST contract has it.' }),
    fileName: t.exposeString('fileName', {
      description: 'As it was called where it came from, with the ending of what it is.',
    }),
    contentType: t.exposeString('contentType', {
      description: '`image/png`, `image/jpeg`, `image/gif` or `image/webp`.',
    }),
    size: t.exposeInt('size', { description: 'Bytes as they are kept.' }),
    url: t.string({
      description:
        'The address of the picture on this server. Fetching it there counts as reading the patient’s details.',
      select: facts,
      resolve: (image) => addressOf(image),
    }),
    thumbnailUrl: t.string({
      description: 'The same, of at most 320 by 320 pixels.',
      select: facts,
      resolve: (image) => addressOf(image, '?size=thumbnail'),
    }),
  }),
})

builder.prismaObjectFields('Call', (t) => ({
  images: t.relation('images', {
    ...hints({ size: 5 }),
    type: ImageRef,
    description: 'Pictures, in the order in which they were uploaded.',
    query: { orderBy: inOrder },
  }),
}))
