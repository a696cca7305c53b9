import { imageLimit, imageMessages, imageTypes } from '../../../domain/calls/entries/images'
import { imageSizes, type ImageSize } from '../../../files/fileStore'
import { findImage, readImage } from '../../../services/calls/entries/images/readImage'
import { uploadImage } from '../../../services/calls/entries/images/uploadImage'
import { choiceParameter } from '../kernel/query'
import { type Route, route } from '../kernel/route'
import { Streamed } from '../kernel/streamed'
import { image } from './showCall'

const base = '/providers/{providerId}/images'

const tagOf = (id: string, size: ImageSize): string => `"${size === 'original' ? 'i' : 't'}${id}"`

export const imageRoutes: Route[] = [
  route({
    name: 'uploadImage',
    summary: 'Upload a picture; add it to a call by its id within a day',
    method: 'POST',
    path: base,
    permission: 'call:create',
    file: {
      part: 'file',
      description:
        'A PNG, JPEG, GIF or WebP image by its content, of at most 14 MiB and 100 million pixels. It is encoded again, which removes metadata such as place and time.',
      most: imageLimit,
      messages: imageMessages,
    },
    answer: image.schema,
    handle: async ({ request, file }) =>
      image.show(await findImage(request, (await uploadImage(request, { file })).imageId)),
  }),
  {
    name: 'readImage',
    summary: 'The file of a picture; audited',
    method: 'GET',
    path: `${base}/{id}`,
    permission: 'call:see',
    // A page that shows a call requests its pictures without a user action.
    isPoll: true,
    query: { size: choiceParameter(imageSizes, 'A thumbnail is a WebP image of at most 320 by 320 pixels.') },
    answer: { types: Object.keys(imageTypes), description: 'The picture.' },
    tag: async ({ request, params, query }) =>
      tagOf((await findImage(request, params.id!)).id, query.size as ImageSize),
    handle: async ({ request, params, query }) => {
      const { file, ...kind } = await readImage(request, params.id!, query.size as ImageSize)
      return Streamed.kept(file, kind)
    },
  },
]
