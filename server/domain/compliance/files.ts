/** The types that a browser shows in place: PDF and pictures of pixels. SVG and office files are only downloaded (rules 6.2). */
const previewed: readonly string[] = ['application/pdf', 'image/png', 'image/jpeg', 'image/gif']

export const isPreviewed = (contentType: string): boolean => previewed.includes(contentType)
