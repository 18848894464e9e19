/** A post of the blog. */
export const ourBlog = 'Our Blog';
export const backToBlog = 'Back to the blog';
export const inThisPost = 'In this post';
export const readNext = 'Read next';
export const allPosts = 'All posts';
export const notFound = 'Post not found';
export const notFoundText = 'There is no post at this address. It may have been moved or removed.';
