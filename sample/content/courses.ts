import { course, type Course } from '@institute/schema';
import { awsCloudArchitecture } from './courses/aws-cloud-architecture.ts';
import { azureCloudAdministration } from './courses/azure-cloud-administration.ts';
import { cyberSecurityOperations } from './courses/cyber-security-operations.ts';
import { dataAnalyticsWithPowerBiAndSql } from './courses/data-analytics-with-power-bi-and-sql.ts';
import { dataScienceWithPython } from './courses/data-science-with-python.ts';
import { devopsWithDockerAndKubernetes } from './courses/devops-with-docker-and-kubernetes.ts';
import { digitalMarketing } from './courses/digital-marketing.ts';
import { ethicalHackingAndPenetrationTesting } from './courses/ethical-hacking-and-penetration-testing.ts';
import { generativeAiEngineering } from './courses/generative-ai-engineering.ts';
import { graphicDesignForPrintAndScreen } from './courses/graphic-design-for-print-and-screen.ts';
import { javaFullStackDevelopment } from './courses/java-full-stack-development.ts';
import { machineLearningEngineering } from './courses/machine-learning-engineering.ts';
import { mernStackWebDevelopment } from './courses/mern-stack-web-development.ts';
import { pythonFullStackDevelopment } from './courses/python-full-stack-development.ts';
import { seoAndPerformanceMarketing } from './courses/seo-and-performance-marketing.ts';
import { softwareTestAutomation } from './courses/software-test-automation.ts';
import { uiUxDesign } from './courses/ui-ux-design.ts';

import type { CourseContent } from './types.ts';

const parsed = (contents: readonly CourseContent[]): Course[] =>
  contents.map((content) => course.parse(content));

/** The catalogue in the order of the site. */
export const courses = parsed([
  pythonFullStackDevelopment,
  dataScienceWithPython,
  awsCloudArchitecture,
  uiUxDesign,
  generativeAiEngineering,
  cyberSecurityOperations,
  digitalMarketing,
  javaFullStackDevelopment,
  dataAnalyticsWithPowerBiAndSql,
  mernStackWebDevelopment,
  devopsWithDockerAndKubernetes,
  machineLearningEngineering,
  graphicDesignForPrintAndScreen,
  ethicalHackingAndPenetrationTesting,
  azureCloudAdministration,
  seoAndPerformanceMarketing,
  softwareTestAutomation,
]);

/** The courses that offer their syllabus as a PDF. */
export const coursesWithSyllabus = parsed([
  pythonFullStackDevelopment,
  dataScienceWithPython,
  awsCloudArchitecture,
  uiUxDesign,
]);
