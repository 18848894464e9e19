import { teaches } from '@institute/schema';

/** Home. */
export const descriptionOf = (city: string) => `${teaches} in ${city}.`;
export const missingTitle = 'Content Not Found';
export const missingText = 'Home page content is not available';
export const exploreCourses = 'Explore Courses';
export const freeDemo = 'Get Free Demo';
export const featured = 'Featured Courses';
export const startingSoon = 'Starting soon';
export const demoClasses = 'Free demo classes';
export const next = 'Next at the institute';
export const nextClass = 'Next demo class';
export const nextBatch = 'Next batch';
export const classPlace = (place: string) => `${place} · free`;
export const testimonialsTitle = 'What our students say';
export const testimonials = 'Testimonials';
export const movingTestimonials = 'testimonials';
export const fiveStars = 'Five stars';
export const trustedBy = 'Trusted by';
export const outOfFive = 'out of 5';
