/** The enquiry forms: the popup, and that of the contact page. */
export const quickEnquiry = 'Quick Enquiry';
export const quickLead =
  'Tell us what you would like to learn. We will call you back with dates, fees and advice.';
export const orCall = 'Or call ';
export const courseOfInterest = 'Course of Interest';
export const notSure = 'Not sure yet';
export const optionalMessage = 'Message (Optional)';
export const onlyToAnswer =
  'We use these details only to answer your enquiry. We do not sell or share them.';

export const courseEnquiry = 'Course Enquiry Form';
export const required = 'Fields marked * are required. The rest helps us advise you better.';
export const course = 'Course Interested In *';
export const chooseCourse = 'Choose a course';
export const ourCourses = 'Our courses';
export const chooseOne = 'Choose one';
export const qualification = 'Qualification';
export const experience = 'Experience';
export const placementSupport = 'Placement Support';
export const message = 'Message';
export const messageHint = 'Questions, the batch that suits you, or anything else we should know.';
export const needsScripts =
  'Sending this form needs JavaScript. Please call or write to us instead.';

export const fullName = 'Full Name *';
export const email = 'Email Address *';
export const phone = 'Phone Number *';
export const leaveEmpty = 'Leave empty';

/** The button, by what the form does. */
export const submit = 'Submit Enquiry';
export const submitting = 'Submitting...';
export const sent = 'Enquiry Sent';
export const saved = 'Enquiry Saved';

export const keptTitle = 'Your enquiry is saved on this device';
export const keptText =
  'You are offline. We will send it when you are connected again, or when you next open this site.';
export const keptRefusedTitle = 'Your enquiry could not be sent';
export const keptRefusedText =
  'We could not accept the enquiry you wrote while offline. Please call us.';
export const bookedTitle = 'Your demo class is booked';
export const bookedText =
  'We have booked the class that you chose while offline. We will email you the details.';
export const notBookedTitle = 'Your demo class could not be booked';
export const notBookedText =
  'It may be full, or over by now. Please choose another one, or call us.';
